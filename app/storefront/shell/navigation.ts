import type { Destination } from "~/brand/navigation-schema";

/** The links that are the same in every brand; departments and favorites belong to the brand. */

export const helpDestinations: Destination[] = [
  { title: "About us", path: "/about-us" },
  { title: "FAQ", path: "/faq" },
  { title: "Shipping", path: "/shipping" },
  { title: "Track your order", path: "/customer/order" },
  { title: "Contact us", path: "/contact-us" },
];

export const togetherDestinations: Destination[] = [
  { title: "Customer reviews", path: "/customer-reviews", needs: "customer reviews" },
  { title: "Share your photo", path: "/share-your-photo", needs: "photo sharing" },
  { title: "Refer a friend", path: "/refer-a-friend", needs: "recommendations" },
  { title: "Deals and coupons", path: "/coupons-codes-and-deals", needs: "deals" },
  { title: "Stories and tips", path: "/blog", needs: "blog" },
];

export const legalDestinations: Destination[] = [
  { title: "Privacy policy", path: "/privacy-policy" },
  { title: "Terms and conditions", path: "/terms-conditions" },
  { title: "Accessibility", path: "/accessibility" },
  { title: "Cookie settings", path: "/cookie-choices" },
];
