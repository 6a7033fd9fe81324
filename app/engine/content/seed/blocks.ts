export interface BlockSeed {
  identifier: string;
  title: string;
  /** HTML. In a special offer <!-- more --> stands before what 'more details' shows. */
  content: string;
}

export const blockSeeds: BlockSeed[] = [
  {
    identifier: "category_special_offer",
    title: "50% off the first order",
    content:
      "Join our letter: 50% off your first order <!-- more --> Leave your e-mail address at the foot of this page and confirm it; we then send you a code. It takes half off the goods of your first order, works once and with your e-mail address alone, and cannot be combined with another code.",
  },
];
