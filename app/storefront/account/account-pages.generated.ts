// Generated from app/storefront/account/account-pages.ts and its folders by `npm run codegen`. Do not edit.
import { lazy } from "react";

export const lazyPages = {
  "dashboard": lazy(() => import("./dashboard/page")),
  "my-orders": lazy(() => import("./my-orders/page")),
  "view-order": lazy(() => import("./view-order/page")),
  "my-saved-design": lazy(() => import("./my-saved-design/page")),
  "my-rewards": lazy(() => import("./my-rewards/page")),
  "my-credits": lazy(() => import("./my-credits/page")),
  "gift-card-balance": lazy(() => import("./gift-card-balance/page")),
  "refer-and-earn": lazy(() => import("./refer-and-earn/page")),
  "information": lazy(() => import("./information/page")),
  "address-book": lazy(() => import("./address-book/page")),
  "add-address": lazy(() => import("./add-address/page")),
  "edit-address": lazy(() => import("./edit-address/page")),
  "newsletter": lazy(() => import("./newsletter/page")),
  "sessions": lazy(() => import("./sessions/page")),
  "privacy": lazy(() => import("./privacy/page")),
};
