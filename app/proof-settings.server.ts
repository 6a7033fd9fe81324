import { z } from "zod";

/** How long buyers have to answer a proof. */

export const proofFields = {
  PROOF_WORKING_DAYS: z.coerce.number().int().min(1).max(60).default(3),
};

export interface ProofSettings {
  /** After them an unanswered proof counts as approved. */
  workingDays: number;
}

/** @param values what `proofFields` has read */
export function proofSettings(values: { PROOF_WORKING_DAYS: number }): ProofSettings {
  return { workingDays: values.PROOF_WORKING_DAYS };
}
