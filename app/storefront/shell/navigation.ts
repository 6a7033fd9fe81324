/** A place the shell links to. Only pages that exist stand here. */
export interface Destination {
  title: string;
  path: string;
}

/** Specification §2 "Shell and layout". */
export const shopDestinations: Destination[] = [
  { title: "Mugs", path: "/custom-pet-mugs" },
  { title: "Pillows and blankets", path: "/custom-pet-pillows-blankets" },
  { title: "Canvas prints", path: "/custom-canvas-pet-prints" },
  { title: "Pet tags", path: "/custom-pet-tags" },
  { title: "All pet prints", path: "/custom-pet-prints" },
];

export const lovedDestinations: Destination[] = [
  { title: "Custom pet photo mug", path: "/custom-pet-photo-mug" },
  { title: "Custom pet pillow", path: "/custom-pet-pillow" },
  { title: "Custom pet blanket", path: "/custom-pet-blanket" },
  { title: "Canvas pet prints", path: "/custom-canvas-pet-prints" },
  { title: "All pet gifts", path: "/pet-gifts" },
];

export const helpDestinations: Destination[] = [
  { title: "About us", path: "/about-us" },
  { title: "Questions and answers", path: "/faq" },
  { title: "Shipping", path: "/shipping" },
  { title: "Contact us", path: "/contact-us" },
];

export const legalDestinations: Destination[] = [
  { title: "Privacy policy", path: "/privacy-policy" },
  { title: "Terms and conditions", path: "/terms-conditions" },
];
