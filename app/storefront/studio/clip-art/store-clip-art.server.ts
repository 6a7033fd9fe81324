import { z } from "zod";
import type { PhotoSource } from "~/design/photos/photo-source";
import type { Provider } from "~/provider/provider.server";
import { restPath } from "~/provider/provider-store.server";
import type { SentPhoto } from "../read-studio-form.server";
import { clipArtSource } from "./clip-art-sources";

const NOT_KEPT = "We couldn't save your clip art. Please try again.";
const TOO_LARGE = "This drawing is larger than 200 kB. Please choose a simpler one.";

const responseSchema = z.object({
  message: z.string().nullish(),
  data: z
    .object({
      id: z.string(),
      paths: z.array(z.object({ d: z.string(), isEvenOdd: z.boolean(), color: z.string().optional() })),
    })
    .nullish(),
});

/** Stores an SVG file at the provider; returns its id and shapes, or the message for the shopper when it is rejected. */
export async function storeClipArt(
  provider: Provider,
  file: SentPhoto,
): Promise<{ id: string; source: PhotoSource } | { message: string }> {
  if (file === "too-large") return { message: TOO_LARGE };
  const response = await provider.rest(restPath("clip-art"), {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body: new Uint8Array(file),
  });
  if (response.status >= 500) return { message: NOT_KEPT };
  const result = responseSchema.safeParse(await response.json().catch(() => null));
  if (!result.success || !response.ok || !result.data.data)
    return { message: (result.success && result.data.message) || NOT_KEPT };
  const { id, paths } = result.data.data;
  return { id, source: clipArtSource(paths) };
}
