import { type ProductState, publishedValue } from "../product-state";
import { effectiveChanges, type PublishedField } from "../publish-fields";
import { readField, typedValue } from "../read-field";
import type { ReadStep } from "./read-step";
import { scheduledReason } from "./scheduled-reason";

/** The changes of a step to a product, or the reason why it stays as it is. */
export type StepPlan = { changes: PublishedField[] } | { reason: string };

/**
 * Plans a step for a product, from what the shop has. A product whose draft is scheduled stays as it is: its draft would
 * publish the step, or take it back, at a time that nobody chose for it. Pure.
 */
export function planStep(state: ProductState, step: ReadStep): StepPlan {
  const fields = state.fields.filter(step.concerns);
  if (fields.length === 0) return { reason: step.withoutField };
  const values = new Map<string, string>();
  for (const field of fields) {
    const current = publishedValue(state, field);
    const value = step.valueFrom(current);
    if (value === current) continue;
    const reading = readField(field, typedValue(field, value));
    if ("problem" in reading) return { reason: `${field.title}: ${problemOf(value, reading.problem)}` };
    values.set(field.code, reading.value);
  }
  const changes = effectiveChanges(state, values);
  if (changes.length === 0) return { reason: step.asBefore };
  const publishAt = state.draft?.publish_at;
  return publishAt ? { reason: scheduledReason("It", publishAt) } : { changes };
}

/** The problem of a value that nobody has typed. */
function problemOf(value: string, problem: string): string {
  return Number(value) <= 0 ? "it would be zero or less." : problem;
}
