/** The steps that staff take for several orders of the list; the field `step` names the one of a form. */
export const bulkSteps = {
  comment: { permission: "sales.comment", button: "Add note", needsText: true },
  hold: { permission: "sales.hold", button: "Put on hold", needsText: true },
  release: { permission: "sales.hold", button: "Release", needsText: true },
  slips: { permission: "sales.ship", button: "Packing slips", needsText: false },
} as const;

export type BulkStep = keyof typeof bulkSteps;

export function isBulkStep(text: string): text is BulkStep {
  return Object.hasOwn(bulkSteps, text);
}

/** Name of the field that checks an order of the list. */
export function checkField(number: string): string {
  return `order-${number}`;
}

/** The number of a checked order; null for other fields. */
export function checkedNumber(name: string): string | null {
  return /^order-(.{1,30})$/.exec(name)?.[1] ?? null;
}

/** What the form before has done, in words. */
export function changedText(changed: number): string {
  return changed === 1 ? "1 order was changed." : `${changed} orders were changed.`;
}
