import { SharedPhotoDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { longDay } from "../ui/long-day";

/** Reads the shared photo of the token in an email's link. @throws Response 404 for an invalid token */
export async function readSharedPhoto(request: Request, token: string) {
  const provider = await openProvider(request);
  const { sharedPhoto } = await provider.request(SharedPhotoDocument, { token });
  if (!sharedPhoto) throw new Response("Page Not Found", { status: 404 });
  const { pet_name, email, story, consent, created_at, status } = sharedPhoto;
  const picture = `/shared-photos/photo/${token}`;
  return { petName: pet_name, email, story, consent, day: longDay(created_at), picture, status };
}

export type SharedPhotoView = Awaited<ReturnType<typeof readSharedPhoto>>;
