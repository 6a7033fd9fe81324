import { type ProductState, publishedValue } from "../product-state";
import { effectiveChanges, type PublishedField } from "../publish-fields";
import { readField, typedValue } from "../read-field";
import type { ReadStep } from "./read-step";

/** What a step changes of a product, or why it stays as it is. */
export type StepPlan = { changes: PublishedField[] } | { reason: string };

/** Plans a step for a product, from what the shop has. Pure. */
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
  return changes.length > 0 ? { changes } : { reason: step.asBefore };
}

/** The problem of a value that nobody has typed. */
function problemOf(value: string, problem: string): string {
  return Number(value) <= 0 ? "it would be zero or less." : problem;
}
