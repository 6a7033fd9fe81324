import { exactObject, file, json, type Part, type Paths, parameter, pathParameter, response } from "../parts";
import { ON_READ, ON_WRITE } from "../responses";
import { success } from "../schemas/response-schemas";
import { OWNER_READS, OWNER_WRITES, PUBLIC } from "../security";

/** Photos and pictures of designs. */

const TAG = "Photos and designs";

const PHOTO_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/bmp",
  "image/heic",
  "image/svg+xml",
];

const photoId = pathParameter("photoId", "Id of the photo.", { pattern: "^\\w{32}$" });
const tokenParameter = (description: string) =>
  pathParameter("token", description, { pattern: "^[\\w.-]{1,600}$" });

const photo = exactObject({
  id: { type: "string", pattern: "^\\w{32}$" },
  width: { type: "integer", minimum: 1, description: "Pixels." },
  height: { type: "integer", minimum: 1, description: "Pixels." },
  taken_at: {
    type: ["string", "null"],
    description: "By the camera's clock, without a time zone; null when unknown.",
    examples: ["2024-05-03T14:22:10"],
  },
});

const JPEG_RESPONSES: Part = {
  ...ON_READ,
  200: file("The photo.", ["image/jpeg"], etag()),
  304: response("NotModified"),
  404: response("NotFound"),
};

const SVG_RESPONSES: Part = {
  ...ON_READ,
  200: file("A self-contained drawing.", ["image/svg+xml"], etag()),
  304: response("NotModified"),
  404: response("NotFound"),
  422: response("Unprocessable"),
  429: response("TooMany"),
};

export const photoPaths: Paths = {
  "/rest/mpc/V1/photos": {
    parameters: [parameter("Store")],
    post: {
      operationId: "uploadPhoto",
      tags: [TAG],
      summary: "Upload a photo",
      description:
        "At most 25 MB, at least 100 pixels in each direction. It is stored upright as JPEG, without metadata.",
      security: OWNER_WRITES,
      requestBody: { required: true, ...file("The file itself.", PHOTO_TYPES) },
      responses: {
        ...ON_WRITE,
        201: json("The stored photo.", success(photo)),
        401: response("Unauthorized"),
        413: response("TooLarge"),
        422: response("Unprocessable"),
        429: response("TooMany"),
      },
    },
  },
  "/rest/mpc/V1/photos/{photoId}/{size}": {
    parameters: [
      parameter("Store"),
      photoId,
      pathParameter("size", "At most 1600 or 400 pixels wide or high.", { enum: ["display", "thumbnail"] }),
      parameter("IfNoneMatch"),
    ],
    get: {
      operationId: "getPhoto",
      tags: [TAG],
      summary: "Get one of the caller's photos",
      security: OWNER_READS,
      responses: JPEG_RESPONSES,
    },
  },
  "/rest/mpc/V1/photos/{photoId}/on/{sku}.svg": {
    parameters: [
      parameter("Store"),
      photoId,
      pathParameter("sku", "A product that can be designed.", { pattern: "^[\\w-]{1,64}$" }),
      parameter("IfNoneMatch"),
    ],
    get: {
      operationId: "getPhotoOnProduct",
      tags: [TAG],
      summary: "Preview a product with one of the caller's photos",
      security: OWNER_READS,
      responses: SVG_RESPONSES,
    },
  },
  "/rest/mpc/V1/designs/{designId}/{revision}/picture.svg": {
    parameters: [
      parameter("Store"),
      pathParameter("designId", "Id of the design.", { pattern: "^\\w{32}$" }),
      pathParameter("revision", "Number of the saved revision.", { pattern: "^\\d{1,9}$" }),
      parameter("IfNoneMatch"),
    ],
    get: {
      operationId: "getDesignPicture",
      tags: [TAG],
      summary: "Preview a design",
      description:
        "Available to the design's owner and to callers who ordered this revision, have it in their cart, or have a token for it.",
      security: [{}, ...OWNER_READS],
      parameters: [
        query("surface", "Key of a surface to draw flat, without the product."),
        query("order", "Token of an order that contains this revision."),
        query("share", "Token of the design's share link; shows the latest revision only."),
        query("reminder", "Token of the link in an abandoned cart email."),
        { name: "cartId", in: "header", description: "The caller's cart.", schema: { type: "string" } },
      ],
      responses: SVG_RESPONSES,
    },
  },
  "/rest/mpc/V1/shared-photos/{token}": {
    parameters: [
      parameter("Store"),
      tokenParameter("Token of the link in the email to the shop."),
      parameter("IfNoneMatch"),
    ],
    get: {
      operationId: "getSharedPhoto",
      tags: [TAG],
      summary: "Get a photo that a shopper shared with the shop",
      security: PUBLIC,
      responses: JPEG_RESPONSES,
    },
  },
  "/rest/mpc/V1/claims/{claimId}/photo/{token}": {
    parameters: [
      parameter("Store"),
      pathParameter("claimId", "Id of the claim.", { pattern: "^\\d{1,9}$" }),
      tokenParameter("Token of the shop's link to the order."),
      parameter("IfNoneMatch"),
    ],
    get: {
      operationId: "getClaimPhoto",
      tags: [TAG],
      summary: "Get the photo of a claim",
      security: PUBLIC,
      responses: JPEG_RESPONSES,
    },
  },
};

function query(name: string, description: string): Part {
  return { name, in: "query", description, schema: { type: "string" } };
}

function etag(): Part {
  return { ETag: { schema: { type: "string" } } };
}
