/** For effects that load something: tells what has come while somebody still waits for it, and ends the waiting. */
export function arriving<T>(
  coming: Promise<T> | undefined,
  take: (value: T) => void,
  failed?: (error: unknown) => void,
): () => void {
  let gone = false;
  void coming?.then(
    value => {
      if (!gone) take(value);
    },
    failed &&
      (error => {
        if (!gone) failed(error);
      }),
  );
  return () => {
    gone = true;
  };
}
