import { z } from "zod";
import { readJsonCookie, socialLoginCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";

/** Where a log-in by a social network stands, kept in the browser that began it. */

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
/** The person came back; `email` is the address they typed for the code, null when the network named it. */
export type ProvingStage = Extract<Stage, { stage: "proving" }>;

/** Null when there is none, or when it is of another network. */
export async function readStage<Name extends Stage["stage"]>(
  request: Request,
  name: Name,
  wanted: Stage["source"],
): Promise<Extract<Stage, { stage: Name }> | null> {
  const stage = await readJsonCookie(request, socialLoginCookie, stageSchema);
  if (stage?.stage !== name || stage.source !== wanted) return null;
  return stage as Extract<Stage, { stage: Name }>;
}

/** Keeps the stage for the next request; null forgets it. */
export function keepStage(provider: Provider, stage: Stage | null): void {
  provider.keepCookie(socialLoginCookie, stage && JSON.stringify(stage));
}
