import { z } from "zod";
import { currentSettings } from "~/settings/settings.server";
import { decideHttpFailure } from "./error-catalog";
import { providerAddress, providerFetch } from "./host.server";
import { providerStore } from "./provider-store.server";
import type { SentResponse } from "./send-document.server";

/** Configuration of a host that has it by POST /caching (specification §7), but not in GraphQL. */

/** The keys in a document, as a JSON list. */
const FIELDS = /\bconfiguration\s*\(\s*config_fields\s*:\s*(\[[^\]]*\])/;

/** A host without that path is asked again after this time, in case it was updated. */
const EXPIRES_AFTER_MILLISECONDS = 10 * 60_000;

const responseSchema = z.object({
  data: z.object({ configvalues: z.array(z.object({ key: z.string(), value: z.string() })) }),
});

let missingSince: number | null = null;

/**
 * Adds the configuration values that the document asks for to the response, if a remote host left them out because its
 * GraphQL lacks them. @param sent null when the host understands nothing of the document
 */
export async function withConfiguration(
  document: string,
  sent: SentResponse | null,
): Promise<SentResponse | null> {
  const [, fields] = FIELDS.exec(document) ?? [];
  if (!fields || !lacksConfiguration(sent) || !currentSettings().providerUrl || isKnownToLack()) return sent;
  const configuration = await askCaching(fields);
  if (!configuration) return sent;
  return {
    data: { ...sent?.data, configuration },
    errors: sent?.errors ?? [],
    failure: sent?.failure ?? decideHttpFailure(200, "{}"),
  };
}

/** A response without any data is an error, which stays. */
function lacksConfiguration(sent: SentResponse | null): boolean {
  return sent === null || (Boolean(sent.data) && sent.data?.configuration === undefined);
}

function isKnownToLack(): boolean {
  return missingSince !== null && performance.now() - missingSince < EXPIRES_AFTER_MILLISECONDS;
}

/** Null when the host lacks the path or does not respond. @param fields JSON list */
async function askCaching(fields: string) {
  const response = await providerFetch(`${providerAddress()}/caching`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      Store: providerStore(),
    },
    body: JSON.stringify({ config_fields: fields }),
  }).catch(() => null);
  missingSince = response?.status === 404 ? performance.now() : null;
  if (!response?.ok) return null;
  return responseSchema.safeParse(await response.json().catch(() => null)).data?.data ?? null;
}
