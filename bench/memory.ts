/** Bytes in use after everything that can be thrown away has been; needs --expose-gc. */
export function used(): number {
  if (!globalThis.gc) throw new Error('start with --expose-gc');
  for (let i = 0; i < 4; i++) globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
