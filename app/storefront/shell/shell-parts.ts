/** Which parts of the shell a page shows; specification §2 "Shell and layout". */
export interface ShellParts {
  /**
   * `short`: without departments, and it does not stay in sight; `calm`: the way home and nothing to click away to.
   */
  header: "full" | "short" | "calm" | "none";
  /** `calm`: without its main content, the menus. */
  footer: "full" | "calm" | "none";
  /** True where the footer stays at the lower edge of a small screen. */
  footerSticks: boolean;
  backToTop: boolean;
}

const BARE = /^\/(noheader-nofooter$|canvas-prints-speed)/;
/** The addresses of the design tools; their registry is more than every page should load. */
const TOOL = /-tool(-products)?$|^\/create-your-(own-neon-sign|rug)$/;
const WITHOUT_FOOTER = ["/product/picture-tips", "/product/review", "/product/upload"];
const CART = ["/checkout/cart", "/abandoned/checkout/cart"];

/** @param pathname of the page, without search */
export function shellParts(pathname: string): ShellParts {
  const isBare = BARE.test(pathname);
  const hasFooter = !isBare && !WITHOUT_FOOTER.some((part) => pathname.includes(part));
  return {
    header: isBare ? "none" : headerOf(pathname),
    footer: hasFooter ? footerOf(pathname) : "none",
    footerSticks: hasFooter && (pathname === "/checkout" || CART.includes(pathname)),
    backToTop: hasFooter,
  };
}

/** The design tools leave room, and the upper edge of the screen, to the design. */
function headerOf(pathname: string): "full" | "short" | "calm" {
  if (pathname === "/checkout") return "calm";
  return TOOL.test(pathname) ? "short" : "full";
}

/** Its main content is hidden on success and checkout pages; the cart is not one of them. */
function footerOf(pathname: string): "full" | "calm" {
  const isCheckout = pathname === "/checkout" || pathname.startsWith("/checkout/");
  return isCheckout && !CART.includes(pathname) ? "calm" : "full";
}
