import { z } from "zod";
import { restPath } from "~/provider/provider-store.server";
import type { SentPhoto } from "~/storefront/studio/read-studio-form.server";
import type { AccountVisit } from "../account-visit";

const PATH = "customers/gst-certificate";
const NO_FILE = "Please choose a file.";
const TOO_LARGE = "This file is larger than 5 MB. Please choose a smaller one.";
const NOT_KEPT = "We couldn't save your certificate. Please try again.";

const responseSchema = z.object({ message: z.string().nullish() });

/** Stores a certificate at the provider; returns an error, or null on success. */
export async function keepCertificate(
  { provider }: AccountVisit,
  file: SentPhoto | undefined,
): Promise<string | null> {
  if (!file) return NO_FILE;
  if (file === "too-large") return TOO_LARGE;
  const response = await provider.rest(restPath(PATH), {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body: new Uint8Array(file),
  });
  if (response.ok) return null;
  if (response.status >= 500) return NOT_KEPT;
  const result = responseSchema.safeParse(await response.json().catch(() => null));
  return (result.success && result.data.message) || NOT_KEPT;
}

/** Deletes the certificate; returns false on failure. */
export async function removeCertificate({ provider }: AccountVisit): Promise<boolean> {
  return (await provider.rest(restPath(PATH), { method: "DELETE" })).ok;
}
