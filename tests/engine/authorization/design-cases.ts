import sharp from "sharp";
import { applyCommand } from "~/design/document/commands";
import { sampleDocument } from "~/design/products/samples";
import { addComment, shareDesign } from "../comments";
import type { EngineFixture } from "../engine-fixture";
import type { AuthorizationCase, AuthorizationCases, Shopper } from "./authorization-case";

const byId: AuthorizationCase = {
  thing: (_engine, { designId }) => designId,
  variables: (id) => ({ id }),
};

const byComment: AuthorizationCase = { thing: writtenComment, variables: (id) => ({ id }) };

/** Designs and photos of customers, and comments on these designs. */
export const designCases: AuthorizationCases = {
  "Query.design": byId,
  "Query.photos": { thing: uploadedPhoto, variables: (photoId) => ({ ids: [photoId] }) },
  "Mutation.renameDesign": { ...byId, variables: (id) => ({ id, name: "Mine now" }) },
  "Mutation.duplicateDesign": byId,
  "Mutation.duplicateDesign on another product": { ...byId, variables: (id) => ({ id, sku: "photo-mug" }) },
  "Mutation.shareDesign": byId,
  "Mutation.unshareDesign": byId,
  "Mutation.deleteDesign": byId,
  "Query.designComments": byId,
  "Mutation.closeDesignComments": byId,
  "Mutation.openDesignComments": byId,
  "Mutation.clearDesignComments": byId,
  "Mutation.resolveDesignComment": byComment,
  "Mutation.reopenDesignComment": byComment,
  "Mutation.deleteDesignComment": byComment,
  "Mutation.removePhoto": { thing: uploadedPhoto, variables: (id) => ({ id }) },
  "Mutation.saveDesign": {
    thing: async (engine, { sender }) => {
      const { data } = await engine.graphql(
        "mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { id } } }",
        { input: { sku: "photo-mug", document: mugNamed("Otto") } },
        sender,
      );
      return data.saveDesign.design.id;
    },
    variables: (id) => ({ input: { id, sku: "photo-mug", document: mugNamed("Mine") } }),
  },
  "Mutation.saveDesign with a photo": {
    thing: uploadedPhoto,
    variables: (photoId) => ({ input: { sku: "photo-mug", document: mugWithPhoto(String(photoId)) } }),
  },
  "Mutation.sharePhoto": {
    thing: uploadedPhoto,
    variables: (photo_id, { email }) => ({
      input: { photo_id, pet_name: "Otto", email, story: "", consent: "You may show it." },
    }),
  },
  "Mutation.orderInBulk": {
    thing: (_engine, { designId }) => designId,
    variables: (design_id) => ({ lines: [{ sku: "pet-tag", quantity: 1, design_id }] }),
  },
};

async function uploadedPhoto(engine: EngineFixture, { sender }: Shopper): Promise<string> {
  const body = new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: "#3060c0" } })
      .jpeg()
      .toBuffer(),
  );
  const response = await engine.rest("/rest/mpc/V1/photos", { method: "POST", body }, sender);
  return (await response.json()).data.id;
}

async function writtenComment(engine: EngineFixture, { sender, designId }: Shopper): Promise<string> {
  return addComment(engine, sender, await shareDesign(engine, sender, designId));
}

function mug() {
  const sample = sampleDocument("photo-mug");
  if (!sample) throw new Error("The mug has no sample.");
  return sample;
}

function mugNamed(text: string): string {
  return JSON.stringify(applyCommand(mug(), { type: "set-text", surface: "wrap", layer: "name", text }));
}

function mugWithPhoto(photoId: string): string {
  return JSON.stringify(
    applyCommand(mug(), { type: "place-photo", surface: "wrap", layer: "photo", photoId }),
  );
}
