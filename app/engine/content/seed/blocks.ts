export interface BlockSeed {
  identifier: string;
  title: string;
  /** HTML. In a special offer <!-- more --> stands before what 'more details' shows. */
  content: string;
}

export const blockSeeds: BlockSeed[] = [
  {
    identifier: "category_special_offer",
    title: "Free standard shipping",
    content:
      "Free standard shipping from $99. <!-- more --> It is taken off by itself in the cart, once what you buy comes to $99 or more after discounts. Express and priority shipping keep their price.",
  },
];
