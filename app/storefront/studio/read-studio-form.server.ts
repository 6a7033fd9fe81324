import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { requireSameOrigin } from "~/storefront/session/same-origin.server";
import { LARGEST_FIELD, MAX_FORM_BYTES } from "./form-limits";
import { PHOTO_BATCH_FIELD } from "./photos/photo-batch";
import { LARGEST_PHOTO } from "./photos/upload-photo";

/** A submitted form of the studio. Photos with their own field are in `photos` by the field's name. */
export interface StudioForm {
  form: FormData;
  photos: Map<string, SentPhoto>;
  /** Photos sent as a batch, in the order they were chosen. */
  photoBatch: SentPhoto[];
}

/** The bytes of a photo, or "too-large" when it exceeded the limit and was dropped. */
export type SentPhoto = Buffer | "too-large";

const MAX_FIELDS = 1000;
const MAX_FILES = 40;

/**
 * Reads a multipart form with photos. Files of fields that are not in `photoFields` are dropped unread; a photo beyond
 * 60 MB is dropped while it is received.
 * @throws Response 400 when the body is not a multipart form, 403 when another site sent it, 413 when it exceeds 101 MB
 * in total
 */
export async function readStudioForm(request: Request, photoFields: string[]): Promise<StudioForm> {
  requireSameOrigin(request);
  if (Number(request.headers.get("Content-Length") ?? 0) > MAX_FORM_BYTES) throw tooLarge();
  const type = request.headers.get("Content-Type") ?? "";
  const parser = /^multipart\/form-data;/i.test(type) ? openParser({ "content-type": type }) : null;
  if (!request.body || !parser) throw unreadable();
  return new Promise((resolve, reject) => {
    const sent: StudioForm = { form: new FormData(), photos: new Map(), photoBatch: [] };
    const body = Readable.fromWeb(request.body as ReadableStream);
    const fail = (response: Response) => {
      body.destroy();
      reject(response);
    };
    parser.on("field", (name, value) => sent.form.append(name, value));
    parser.on("file", (name, stream, fileName) => {
      // Without a listener, the error of an aborted file would end the process.
      stream.on("error", () => fail(unreadable()));
      if (name === PHOTO_BATCH_FIELD)
        return collect(stream, Boolean(fileName), (photo) => sent.photoBatch.push(photo));
      if (!photoFields.includes(name) || sent.photos.has(name)) return stream.resume();
      collect(stream, Boolean(fileName), (photo) => sent.photos.set(name, photo));
    });

    let received = 0;
    body.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_FORM_BYTES) fail(tooLarge());
    });
    body.on("error", () => fail(unreadable()));
    parser.on("error", () => fail(unreadable()));
    parser.on("finish", () => resolve(sent));
    body.pipe(parser);
  });
}

/** Returns null if the headers are not those of a form. */
function openParser(headers: BusboyHeaders): BusboyInstance | null {
  const limits = {
    fileSize: LARGEST_PHOTO,
    fields: MAX_FIELDS,
    fieldSize: LARGEST_FIELD,
    files: MAX_FILES,
  };
  try {
    return new Busboy({ headers, limits });
  } catch {
    return null;
  }
}

/** Collects the bytes of a file and passes them on when complete; nothing for a field without a file. */
function collect(stream: BusboyFileStream, isChosen: boolean, keep: (photo: SentPhoto) => void): void {
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  stream.on("limit", () => {
    chunks.length = 0;
    keep("too-large");
  });
  stream.on("end", () => {
    if (!stream.truncated && (isChosen || chunks.length > 0)) keep(Buffer.concat(chunks));
  });
}

function tooLarge(): Response {
  return new Response("These photos are too large to upload together. Please choose smaller ones.", {
    status: 413,
  });
}

function unreadable(): Response {
  return new Response("We couldn't read this form. Please go back and try again.", { status: 400 });
}
