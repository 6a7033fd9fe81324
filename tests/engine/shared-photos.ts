import { petPhoto } from "../fixtures/pet-photo";
import type { EngineFixture, Sender } from "./engine-fixture";
import { guest } from "./shopper";

/** Uploads a photo of the sender's. @returns its id */
export async function uploadPhoto(engine: EngineFixture, sender: Sender): Promise<string> {
  const body = new Uint8Array((await petPhoto()).buffer);
  const response = await engine.rest("/rest/mpc/V1/photos", { method: "POST", body }, sender);
  return (await response.json()).data.id;
}

/** Shares a photo with the store. */
export function sharePhoto(engine: EngineFixture, sender: Sender, photo: string, changes: object = {}) {
  const input = {
    photo_id: photo,
    pet_name: "Otto",
    email: "ada@example.com",
    story: "He sleeps on the mail.",
    consent: "You may show it on your website.",
    ...changes,
  };
  return engine.graphql(
    "mutation ($input: SharePhotoInput!) { sharePhoto(input: $input) { message } }",
    { input },
    sender,
  );
}

/** A photo of a pet with that name, shared with the store. @returns its id */
export async function sharedPhoto(
  engine: EngineFixture,
  petName: string,
  sender: Sender = guest(),
): Promise<string> {
  const id = await uploadPhoto(engine, sender);
  const email = `${petName.toLowerCase()}@example.com`;
  await sharePhoto(engine, sender, id, { pet_name: petName, email, story: "Lives at 12 Main Street." });
  return id;
}
