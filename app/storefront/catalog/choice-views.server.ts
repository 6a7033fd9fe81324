import { moneyText } from "../ui/money";
import type { ChoiceGroup, ChoiceView } from "./choice-view";
import { type Choice, type ChoiceValue, type Chosen, searchFor } from "./choices";
import { readShape, SHAPES } from "./shaped-size";
import { wallDrawing } from "./wall-drawing";

interface ChoiceContext {
  chosen: Chosen;
  /** Price of the chosen variant, in cents. */
  priceCents: number;
  /** ISO 4217 */
  currency: string;
  /** The product hangs on a wall: its sizes are also drawn to scale. */
  isForWall: boolean;
}

/** The options of a product as its page shows them, with the price of each value beside the other choices. */
export function choiceViews(choices: Choice[], context: ChoiceContext): ChoiceView[] {
  return choices.map((choice) => choiceView(choice, context));
}

function choiceView(choice: Choice, { chosen, priceCents, currency, isForWall }: ChoiceContext): ChoiceView {
  const { code, title, values } = choice;
  const current = values.find((value) => value.code === chosen[code]);
  const isOfColors = areColors(values);
  const isPriced = values.some(({ cents, title: amount }) => cents > 0 && !amount.startsWith("$"));
  const sizes = values.flatMap((value) => readShape(value.title) ?? []);
  const isOfSizes = sizes.length === values.length;
  const view = (value: ChoiceValue) => ({
    code: value.code,
    title: value.title,
    search: searchFor(chosen, code, value.code),
    isChosen: value === current,
    swatch: isOfColors ? value.swatch : undefined,
    price: isPriced
      ? priceText(value, { isOfColors, otherCents: priceCents - (current?.cents ?? 0), currency })
      : null,
  });
  const size = current && readShape(current.title);
  return {
    code,
    title,
    current: current?.title ?? "",
    groups: isOfSizes ? byShape(values, view) : [{ title: null, values: values.map(view) }],
    wall: isForWall && isOfSizes && size ? wallDrawing(size, sizes) : null,
  };
}

/** Checks that the swatches alone distinguish the values. */
function areColors(values: ChoiceValue[]): boolean {
  return new Set(values.flatMap(({ swatch }) => swatch ?? [])).size === values.length;
}

/** The full price on a label; on a swatch, which has little room, what it adds. */
function priceText(
  { cents }: ChoiceValue,
  { isOfColors, otherCents, currency }: { isOfColors: boolean; otherCents: number; currency: string },
) {
  const money = (amount: number) => moneyText({ value: amount / 100, currency });
  if (!isOfColors) return money(otherCents + cents);
  return cents > 0 ? `+${money(cents)}` : null;
}

/** Groups sizes by their shape; sizes of one shape need no titles. */
function byShape(
  values: ChoiceValue[],
  view: (value: ChoiceValue) => ChoiceGroup["values"][number],
): ChoiceGroup[] {
  const groups = SHAPES.map((shape) => ({
    title: shape,
    values: values.filter(({ title }) => readShape(title)?.shape === shape).map(view),
  })).filter((group) => group.values.length > 0);
  return groups.length > 1 ? groups : [{ title: null, values: values.map(view) }];
}
