import { z } from "zod";
import { settingGroup } from "./setting-group.server";

export const proofGroup = settingGroup("Proofs", {
  PROOF_WORKING_DAYS: {
    type: z.coerce.number().int().min(1).max(60),
    default: 3,
    description:
      "Working days in which buyers may answer a proof; an unanswered proof then counts as approved",
  },
});

export type ProofSettings = ReturnType<typeof proofSettings>;

export function proofSettings(values: z.infer<typeof proofGroup.schema>) {
  return {
    /** Working days after which an unanswered proof counts as approved. */
    workingDays: values.PROOF_WORKING_DAYS,
  };
}
