/** Old address → where the page is now. */
export const urlRewriteSeeds: Record<string, string> = {
  about: "about-us",
  contact: "contact-us",
  faqs: "faq",
  privacy: "privacy-policy",
  terms: "terms-conditions",
  "shipping-policy": "shipping",
  coupons: "coupons-codes-and-deals",
  reviews: "customer-reviews",
  "photo-tips": "product/picture-tips",
  "picture-tips": "product/picture-tips",
  "pet-canvas-prints": "custom-canvas-pet-prints",
};
