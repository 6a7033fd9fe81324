import type { ShellView } from "~/storefront/shell/shell-view.server";

/** The shell of a guest with an empty cart. */
export const emptyShell: ShellView = {
  customer: null,
  cartCount: 0,
  message: null,
  isMobile: false,
  offers: [],
  missing: [],
  now: "2027-01-01T00:00:00.000Z",
};
