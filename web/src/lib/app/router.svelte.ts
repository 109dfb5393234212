/** Changes between the page's addresses without reloading. */
import { focusNextHeading } from '../dom/focus-heading';
import { partsOfAddress, pathWithin, shownAddress } from './address';
import { notice } from './reload-notice.svelte';
import { type Route, parseRoute } from './routes';

const here = (): Route => parseRoute(...partsOfAddress());

/** Whether an address leads to another place on the same screen. */
const sameScreen = ({ pathname, search }: URL): boolean =>
  new URL(shownAddress(pathname + search), document.baseURI).href === location.href.split('#')[0];

class Router {
  route: Route = $state.raw(here());

  go(to: string): void {
    const path = shownAddress(to);
    if (notice.reload === 'new') return location.assign(path); // the next screen comes from the new version
    history.pushState(null, '', path);
    this.refresh();
    scrollTo(0, 0);
  }

  /** The address has changed, the screen stays as it is. */
  stay(): void {
    this.route = here();
  }

  /** Remove the secret that the link carried from the address bar. */
  dropHash(): void {
    history.replaceState(null, '', location.pathname + location.search);
    this.refresh();
  }

  refresh = (): void => {
    this.stopWaiting();
    this.stopWaiting = focusNextHeading();
    this.route = here();
  };

  private stopWaiting = (): void => undefined;

  /** Clicks on plain links within the page change the screen without reloading. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const special = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (!link || special || event.defaultPrevented || link.target || link.download) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || pathWithin(to.pathname).startsWith('api')) return;
    event.preventDefault();
    if (to.hash && sameScreen(to)) return void (location.hash = to.hash);
    this.go(to.pathname + to.search + to.hash);
  };
}

export const router = new Router();
