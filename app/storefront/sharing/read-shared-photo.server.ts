import { SharedPhotoDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { longDay } from "../ui/long-day";
import type { SharedPhotoView } from "./shared-photo-page";

/** The shared photo that the token of a mail opens. @throws Response 404 when it opens none */
export async function readSharedPhoto(request: Request, token: string): Promise<SharedPhotoView> {
  const provider = await openProvider(request);
  const { sharedPhoto } = await provider.request(SharedPhotoDocument, { token });
  if (!sharedPhoto) throw new Response("Page Not Found", { status: 404 });
  const { pet_name, email, story, consent, created_at } = sharedPhoto;
  const picture = `/shared-photos/photo/${token}`;
  return { petName: pet_name, email, story, consent, day: longDay(created_at), picture };
}
