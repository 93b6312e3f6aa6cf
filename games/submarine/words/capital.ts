/** "der blaue Ring" at the beginning of a sentence. */
export function capital(text: string): string {
  return text.replace(/^./, first => first.toUpperCase());
}
