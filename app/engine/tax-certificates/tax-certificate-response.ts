import { join } from "node:path";
import { withImageFolder } from "~/image-processing";
import { imageVisitor, rejectForAnHour, rejectUpload } from "../designs/image-turn";
import { countPhoto, maySendPhoto } from "../designs/photo-rate-limit";
import type { EngineContext } from "../graphql/context";
import { queueShopEmail } from "../mail/shop-email";
import { jsonResponse, notAuthorized, rejected } from "../shared/json-response";
import { saveBody } from "../shared/save-body";
import { certificateFileId } from "./certificate-file-id";
import { type CertificateFile, readCertificateFile } from "./read-certificate-file";
import { readTaxCertificate, taxCertificateAddress } from "./tax-certificate";

const MAX_BYTES = 5 * 1024 * 1024;

/**
 * POST with the file as body: stores the current customer's certificate in place of the previous one, to be accepted by the
 * staff, and responds with its URL.
 */
export async function receiveTaxCertificate(request: Request, context: EngineContext): Promise<Response> {
  const customer = await context.customer();
  if (!customer) return notAuthorized();
  if (!(await maySendPhoto(context))) return rejectForAnHour();
  const certificate = await receiveCertificate(request, context);
  if (certificate instanceof Response) return certificate;
  const columns = {
    ...certificate,
    created_at: new Date().toISOString(),
    status: "submitted" as const,
    states: "",
    expires_on: null,
    decided_at: null,
  };
  const fileId = certificateFileId(certificate.file);
  await context.db.transaction().execute(async (db) => {
    await db
      .insertInto("tax_certificate")
      .values({ customer_id: customer.id, ...columns })
      .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(columns))
      .execute();
    await queueShopEmail(db, context.settings, {
      storeCode: context.storeCode,
      subject: "A tax exemption certificate to check",
      lines: [
        `Customer ${customer.id} (${customer.email}) sent a certificate. Until you accept it, their orders are taxed.`,
        `Save it: npm run taxes:certificates -- save ${customer.id} certificate`,
        `Accept it: npm run taxes:certificates -- accept ${customer.id} --file ${fileId} --states IL,TX --until 2027-12-31`,
      ],
      replyTo: customer.email,
    });
  });
  context.wakeMail();
  return jsonResponse({ url: await taxCertificateAddress(context, customer) }, 201);
}

/** GET …/{token}: downloads the certificate of the token. */
export async function sendTaxCertificate(
  _request: Request,
  context: EngineContext,
  token: string,
): Promise<Response> {
  const certificate = await readTaxCertificate(context, token);
  if (!certificate) return rejected("There's no certificate.", 404, "not-found");
  const ending = certificate.media_type === "application/pdf" ? "pdf" : "jpg";
  return new Response(new Uint8Array(certificate.file), {
    headers: {
      "Content-Type": certificate.media_type,
      "Content-Disposition": `attachment; filename="gst-certificate.${ending}"`,
      "Content-Security-Policy": "sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}

/** DELETE: deletes the current customer's certificate. */
export async function removeTaxCertificate(_request: Request, context: EngineContext): Promise<Response> {
  const customer = await context.customer();
  if (!customer) return notAuthorized();
  await context.db.deleteFrom("tax_certificate").where("customer_id", "=", customer.id).execute();
  return jsonResponse({});
}

function receiveCertificate(request: Request, context: EngineContext): Promise<CertificateFile | Response> {
  return withImageFolder(async (folder) => {
    const input = join(folder, "sent");
    if (!(await saveBody(request, input, MAX_BYTES)))
      return rejected("This file is larger than 5 MB. Please choose a smaller one.", 413);
    return tryReading(context, { input, folder, signal: request.signal });
  });
}

async function tryReading(
  context: EngineContext,
  source: { input: string; folder: string; signal: AbortSignal },
): Promise<CertificateFile | Response> {
  try {
    const visitor = imageVisitor(context);
    const { seconds, ...certificate } = await readCertificateFile({ ...source, visitor });
    await countPhoto(context, certificate.file.length, seconds);
    return certificate;
  } catch (error) {
    return rejectUpload(context, error);
  }
}
