/** 32 random bytes in base64url, as a browser makes them: anything shorter could be guessed. */
export function looksLikeSecret(secret: string): boolean {
  return /^[\w-]{43}$/.test(secret) && new Set(secret).size >= 12;
}
