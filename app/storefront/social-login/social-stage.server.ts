import { z } from "zod";
import { readJsonCookie, socialLoginCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";

/** Stage of a social login, stored in the browser that started it. */

const source = z.enum(["facebook", "twitter"]);
const stageSchema = z.discriminatedUnion("stage", [
  z.object({ stage: z.literal("away"), source, state: z.string(), verifier: z.string() }),
  z.object({
    stage: z.literal("proving"),
    source,
    checkId: z.string(),
    isSent: z.boolean(),
    email: z.string().nullable(),
  }),
]);

type Stage = z.infer<typeof stageSchema>;
/** The person has returned; `email` is the address they entered for the code, null when the network provided it. */
export type ProvingStage = Extract<Stage, { stage: "proving" }>;

/** Returns null when there is none, or when it belongs to another network. */
export async function readStage<Name extends Stage["stage"]>(
  request: Request,
  name: Name,
  wanted: Stage["source"],
): Promise<Extract<Stage, { stage: Name }> | null> {
  const stage = await readJsonCookie(request, socialLoginCookie, stageSchema);
  if (stage?.stage !== name || stage.source !== wanted) return null;
  return stage as Extract<Stage, { stage: Name }>;
}

/** Stores the stage for the next request; null deletes it. */
export function keepStage(provider: Provider, stage: Stage | null): void {
  provider.keepCookie(socialLoginCookie, stage && JSON.stringify(stage));
}
