import type { PageSeed } from "./page-seed";
import { aboutUs } from "./pages/about-us";
import { canvasPrintsSpeed, noHeaderNoFooter } from "./pages/bare-pages";
import { contactUs } from "./pages/contact-us";
import { faq } from "./pages/faq";
import { home } from "./pages/home";
import { privacyPolicy } from "./pages/privacy-policy";
import { shipping } from "./pages/shipping";
import { termsConditions } from "./pages/terms-conditions";

export const pageSeeds: PageSeed[] = [
  home,
  aboutUs,
  faq,
  shipping,
  privacyPolicy,
  termsConditions,
  contactUs,
  canvasPrintsSpeed,
  noHeaderNoFooter,
];
