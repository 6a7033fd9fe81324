/** Which parts of the shell a page shows; specification §2 "Shell and layout". */
export interface ShellParts {
  /** `calm`: the way home and nothing to click away to. */
  header: "full" | "calm" | "none";
  /** False in the design tools, where the design itself stays in sight. */
  headerSticks: boolean;
  /** `calm`: without its main content, the menus. */
  footer: "full" | "calm" | "none";
  /** True where the footer stays at the lower edge of a small screen. */
  footerSticks: boolean;
  backToTop: boolean;
}

const BARE = /^\/(noheader-nofooter$|canvas-prints-speed)/;
const WITHOUT_FOOTER = ["/product/picture-tips", "/product/review", "/product/upload"];
const CART = ["/checkout/cart", "/abandoned/checkout/cart"];

/** @param pathname of the page, without search */
export function shellParts(pathname: string): ShellParts {
  const isBare = BARE.test(pathname);
  const hasFooter = !isBare && !WITHOUT_FOOTER.some((part) => pathname.includes(part));
  return {
    header: isBare ? "none" : pathname === "/checkout" ? "calm" : "full",
    headerSticks: !pathname.endsWith("-tool"),
    footer: hasFooter ? footerOf(pathname) : "none",
    footerSticks: hasFooter && (pathname === "/checkout" || CART.includes(pathname)),
    backToTop: hasFooter,
  };
}

/** Its main content is hidden on success and checkout pages; the cart is not one of them. */
function footerOf(pathname: string): "full" | "calm" {
  const isCheckout = pathname === "/checkout" || pathname.startsWith("/checkout/");
  return isCheckout && !CART.includes(pathname) ? "calm" : "full";
}
