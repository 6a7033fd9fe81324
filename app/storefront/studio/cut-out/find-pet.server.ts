import { json } from "@remix-run/node";
import { z } from "zod";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { layerName, layersOf } from "~/design/layers/layers";
import { hasRoomForMasks, withOutline } from "~/design/photo-mask/change-mask";
import { MAX_OUTLINE_POINTS, WHOLE } from "~/design/photo-mask/mask-limits";
import { cookieIdentity, rejectForgery } from "~/provider/anti-forgery.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import { restPath } from "~/provider/provider-store.server";
import { layerField } from "../field-names";
import { ACT_FIELD, FIND_PET } from "../form/placing";
import type { RejectedFields } from "../form/reading";
import { type FoundPet, NO_ROOM, NOT_FOUND } from "./found-pet";

const PHOTO_ID = /^\w{32}$/;
const NO_PHOTO = "Please choose a photo first.";

const responseSchema = z.object({
  message: z.string().nullish(),
  data: z
    .object({
      outline: z
        .array(z.number().int().min(0).max(WHOLE))
        .min(6)
        .max(2 * MAX_OUTLINE_POINTS),
    })
    .nullish(),
});

/** Asks the provider for the outline of the pet in a photo of the visitor. */
async function findPet(provider: Provider, photoId: string, signal?: AbortSignal): Promise<FoundPet> {
  const response = await provider.rest(restPath(`photos/${photoId}/outline`), { method: "POST", signal });
  const result = responseSchema.safeParse(await response.json().catch(() => null));
  if (!result.success) return { status: false, message: NOT_FOUND };
  const { data, message } = result.data;
  if (response.ok && data && data.outline.length % 2 === 0) return { status: true, outline: data.outline };
  return { status: false, message: message || NOT_FOUND };
}

/**
 * POST /photos/{id}/outline: the outline of the pet for the browser's editor; 422 with a message when there is none, 403
 * when another site sent it.
 */
export async function respondWithPet(request: Request, id = ""): Promise<Response> {
  const forged = await rejectForgery(request, await cookieIdentity(request));
  if (forged) return forged;
  const provider = await openProvider(request);
  const found: FoundPet = PHOTO_ID.test(id)
    ? await findPet(provider, id, request.signal)
    : { status: false, message: NOT_FOUND };
  return json<FoundPet>(found, { status: found.status ? 200 : 422, headers: await provider.headers() });
}

/** Cuts out the pet in the photo whose button was pressed in the form; the design stays as it is when none is found. */
export async function cutOutPet(
  provider: Provider,
  form: FormData,
  document: DesignDocument,
): Promise<{ document: DesignDocument; rejected: RejectedFields }> {
  const [surface, id, act] = String(form.get(ACT_FIELD) ?? "").split(".");
  const layer = layersOf(document).find(({ name }) => name === layerName(surface, id))?.layer;
  if (act !== FIND_PET || layer?.kind !== "photo") return { document, rejected: {} };
  const reject = (message: string) => ({
    document,
    rejected: { [layerField(surface, id, FIND_PET)]: { value: "", message } },
  });
  const { photoId, mask } = layer;
  if (photoId === null || !PHOTO_ID.test(photoId)) return reject(NO_PHOTO);
  const found = await findPet(provider, photoId);
  if (!found.status) return reject(found.message);
  const changed = applyCommand(document, {
    type: "set-mask",
    surface,
    layer: id,
    photoId,
    mask: withOutline(mask, found.outline),
  });
  return hasRoomForMasks(changed) ? { document: changed, rejected: {} } : reject(NO_ROOM);
}
