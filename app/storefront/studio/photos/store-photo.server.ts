import { z } from "zod";
import type { Provider } from "~/provider/provider.server";
import { restPath } from "~/provider/provider-store.server";
import type { SentPhoto } from "../read-studio-form.server";
import { namedColors } from "./named-colors.server";
import { PHOTO_TOO_LARGE, type StoredPhoto } from "./upload-photo";

const NOT_KEPT = "We couldn't save your photo. Please try again.";

const responseSchema = z.object({
  message: z.string().nullish(),
  data: z
    .object({
      id: z.string(),
      width: z.number(),
      height: z.number(),
      taken_at: z.string().nullish(),
      focus: z.object({ x: z.number(), y: z.number() }).nullish(),
      colors: z.array(z.string()).nullish(),
    })
    .nullish(),
});

/** Stores a photo, or a stream with its bytes, at the provider; returns the message for the shopper when it is rejected. */
export async function storePhoto(
  provider: Provider,
  photo: SentPhoto | ReadableStream<Uint8Array>,
): Promise<{ photo: StoredPhoto } | { message: string }> {
  if (photo === "too-large") return { message: PHOTO_TOO_LARGE };
  const response = await provider.rest(restPath("photos"), {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body: photo instanceof ReadableStream ? photo : new Uint8Array(photo),
    duplex: "half",
  });
  if (response.status >= 500) return { message: NOT_KEPT };
  const result = responseSchema.safeParse(await response.json().catch(() => null));
  if (result.success && response.ok && result.data.data) {
    const { taken_at, colors, ...photo } = result.data.data;
    return { photo: { ...photo, takenAt: taken_at ?? undefined, colors: namedColors(colors) } };
  }
  return { message: (result.success && result.data.message) || NOT_KEPT };
}
