import type { PageSeed } from "./page-seed";
import { aboutUs } from "./pages/about-us";
import { canvasPrintsSpeed, noHeaderNoFooter } from "./pages/bare-pages";
import { contactUs } from "./pages/contact-us";
import { faq } from "./pages/faq";
import { privacyPolicy } from "./pages/privacy-policy";
import { shipping } from "./pages/shipping";
import { termsConditions } from "./pages/terms-conditions";

export const pageSeeds: PageSeed[] = [
  aboutUs,
  faq,
  shipping,
  privacyPolicy,
  termsConditions,
  contactUs,
  canvasPrintsSpeed,
  noHeaderNoFooter,
];
