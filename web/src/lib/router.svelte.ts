/** Moves between the page's addresses without loading anew. */
import { focusNextHeading } from './focus';
import { type Route, parseRoute } from './routes';

const here = (): Route => parseRoute(location.pathname, location.search, location.hash);

class Router {
  route: Route = $state.raw(here());

  go(path: string): void {
    history.pushState(null, '', path);
    this.refresh();
    scrollTo(0, 0);
  }

  /** The address has changed, the screen stays as it is. */
  stay(): void {
    this.route = here();
  }

  /** The link has done its work: hide what it carries. */
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

  /** Clicks on plain links inside the page change the screen without loading anew. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const special = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (!link || special || event.defaultPrevented || link.target || link.download) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith('/api')) return;
    if (to.pathname === location.pathname && to.hash) return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  };
}

export const router = new Router();
