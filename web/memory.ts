/** The browser's memory. It may be full or forbidden: then things are forgotten with the page, and nothing breaks. */
const PREFIX = 'fathom.';
const fallback = new Map<string, string>();

export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? fallback.get(key);
  } catch {
    return fallback.get(key);
  }
}

/** False when it could only be kept for as long as the page is open. */
export function remember(key: string, value: string): boolean {
  try {
    localStorage.setItem(PREFIX + key, value);
    return true;
  } catch {
    fallback.set(key, value);
    return false;
  }
}

export function forget(key: string): void {
  fallback.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // A forbidden memory holds nothing to forget.
  }
}

/** Every key that begins so. */
export function remembered(start: string): string[] {
  const keys = new Set([...fallback.keys()].filter(key => key.startsWith(start)));
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i) ?? '';
      if (key.startsWith(PREFIX + start)) keys.add(key.slice(PREFIX.length));
    }
  } catch {
    // Forbidden: only what this page remembers itself.
  }
  return [...keys];
}

export function recallJson(key: string): unknown {
  const text = recall(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
