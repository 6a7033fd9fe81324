import { z } from "zod";
import { signedToken } from "../shared/signed-token";

/** Opens one question, and nothing else, to readers of the shop's email. */
export const questionToken = signedToken({
  purpose: "answer-question",
  claims: z.object({ questionId: z.number().int().positive() }),
  lifetime: 90 * 24 * 60 * 60 * 1000,
});
