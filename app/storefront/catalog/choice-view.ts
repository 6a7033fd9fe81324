/** One option of a product as its page shows it. */
export interface ChoiceView {
  code: string;
  title: string;
  /** Title of the chosen value. */
  current: string;
  /** One group without a title, or one of each shape. */
  groups: ChoiceGroup[];
  /** The sizes to scale on a wall; null for other options. */
  wall: { address: string; description: string } | null;
}

export interface ChoiceGroup {
  title: string | null;
  values: ChoiceValueView[];
}

export interface ChoiceValueView {
  code: string;
  title: string;
  /** The search part of the page with this value. */
  search: string;
  isChosen: boolean;
  /** Color of the material (hex), if colors alone distinguish the values. */
  swatch?: string;
  /** The product's price with this value, or what a color adds, such as "+$15.00"; null if no value costs more. */
  price: string | null;
}
