import 'react';

declare module 'react' {
  /** Tokens and places may be set through `style`. */
  interface CSSProperties {
    [token: `--${string}`]: string | number | undefined;
  }
}
