/** The parts of the shell that a page shows; specification §2 "Shell and layout". */
export interface ShellParts {
  /** `short`: without departments. */
  header: "full" | "short" | "none";
  /** `calm`: without its main content, the menus. */
  footer: "full" | "calm" | "none";
  /** Whether the footer stays at the lower edge of a small screen. */
  footerSticks: boolean;
  backToTop: boolean;
}

const BARE = /^\/(noheader-nofooter$|canvas-prints-speed)/;
/** URLs of the design tools; their registry is too large to load on every page. */
const TOOL = /-tool(-products)?$|^\/create-your-(own-neon-sign|rug)$/;
const WITHOUT_FOOTER = ["/product/picture-tips", "/product/review", "/product/upload"];
const CART = ["/checkout/cart", "/abandoned/checkout/cart"];
/** The checkout's own pages; the success page comes after it. */
const STICKING = ["/checkout", "/checkout/pay", "/checkout/payment-cancelled"];

/** @param pathname of the page, without search */
export function shellParts(pathname: string): ShellParts {
  const isBare = BARE.test(pathname);
  const hasFooter = !isBare && !WITHOUT_FOOTER.some((part) => pathname.includes(part));
  return {
    header: isBare ? "none" : headerOf(pathname),
    footer: hasFooter ? footerOf(pathname) : "none",
    footerSticks: hasFooter && (CART.includes(pathname) || STICKING.includes(pathname)),
    backToTop: hasFooter,
  };
}

/** Design tools and checkout have a short header, which leaves room for the design and leads nowhere else. */
function headerOf(pathname: string): "full" | "short" {
  return pathname === "/checkout" || TOOL.test(pathname) ? "short" : "full";
}

/** The main content is hidden on success and checkout pages, but not in the cart. */
function footerOf(pathname: string): "full" | "calm" {
  const isCheckout = pathname === "/checkout" || pathname.startsWith("/checkout/");
  return isCheckout && !CART.includes(pathname) ? "calm" : "full";
}
