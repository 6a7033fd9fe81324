import { z } from "zod";
import { signedToken } from "../shared/signed-token";

/** Grants readers of the store's email access to one question, and nothing else. */
export const questionToken = signedToken({
  purpose: "answer-question",
  claims: z.object({ questionId: z.number().int().positive() }),
  lifetime: 90 * 24 * 60 * 60 * 1000,
});
