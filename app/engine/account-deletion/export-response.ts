import { brandOf } from "~/brand/brands.server";
import type { EngineContext } from "../graphql/context";
import { notAuthorized } from "../shared/json-response";
import { personalData } from "./personal-data";

/** GET /rest/mpc/V1/customers/me/export: all stored data of the current customer as a JSON download; 401 for guests. */
export async function respondWithExport(_request: Request, context: EngineContext): Promise<Response> {
  const customer = await context.customer();
  if (!customer) return notAuthorized();
  const name = brandOf(context.settings)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  const file = JSON.stringify(await personalData(context, customer), null, 2);
  return new Response(file, {
    headers: {
      "Content-Type": "application/json",
      "Content-Disposition": `attachment; filename="${name}-data.json"`,
      "Cache-Control": "no-store",
    },
  });
}
