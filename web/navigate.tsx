import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';
import { type Route, readRoute, writeRoute } from './routes.ts';

const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

// The first screen is also rendered where there is no window: when the app is built.
if (typeof addEventListener === 'function') addEventListener('popstate', changed);

/** Goes to a page; `replace` keeps the way back as it was. */
export function go(to: Route | string, { replace = false } = {}): void {
  const address = typeof to === 'string' ? to : writeRoute(to);
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  changed();
  if (!replace) scrollTo(0, 0);
}

function useAddress(): string {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => location.pathname + location.search,
  );
}

export function useRoute(): Route {
  return readRoute(useAddress());
}

/** What stands behind the `#`, also when only that changes. */
export function useHash(): string {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener);
      addEventListener('hashchange', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('hashchange', listener);
      };
    },
    () => location.hash.slice(1),
  );
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: Route | string;
}

/** A real link that changes the page without loading it anew. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = typeof to === 'string' ? to : writeRoute(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain || rest.target) return;
    event.preventDefault();
    go(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
}
