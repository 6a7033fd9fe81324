import { Form } from "@remix-run/react";
import { useRef } from "react";
import { useField } from "remix-validated-form";
import { buttonClasses } from "~/storefront/ui/button";
import { describedBy, FieldError } from "~/storefront/ui/field-frame";
import { FilePreview, useChosenFile } from "~/storefront/ui/file-preview";
import { IntentForm } from "~/storefront/ui/intent-form";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { Part } from "../part";
import { CERTIFICATE_FIELD, certificateValidator, type InformationIntent } from "./information-forms";
import { useEmptyAfterSuccess } from "./use-empty-after-success";

const LABEL = "Your certificate";
const HELP = "PDF, JPEG, PNG or WebP, up to 5 MB.";
const FILES = "application/pdf,image/jpeg,image/png,image/webp";

/** Upload of a GST certificate, for businesses that have one. */
export function CertificatePart({ certificate }: { certificate: string | null }) {
  const form = useRef<HTMLFormElement>(null);
  useEmptyAfterSuccess(form, "certificate");
  return (
    <Part id="gst-certificate" title="GST certificate">
      {certificate && <KeptCertificate address={certificate} />}
      <IntentForm
        intent={"certificate" satisfies InformationIntent}
        labels={{ [CERTIFICATE_FIELD]: LABEL }}
        formRef={form}
        validator={certificateValidator}
        encType="multipart/form-data"
      >
        <CertificateChoice label={certificate ? "Replacement certificate" : LABEL} />
        <SubmitButton variant="quiet" sending="Uploading…" className="mt-5">
          {certificate ? "Replace certificate" : "Upload certificate"}
        </SubmitButton>
      </IntentForm>
    </Part>
  );
}

function KeptCertificate({ address }: { address: string }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 border-b border-line pb-4">
      <a href={address} download className={buttonClasses("plain", "-ml-2")}>
        View your certificate
      </a>
      <Form method="post" preventScrollReset>
        <SubmitButton
          name="intent"
          value="remove-certificate"
          variant="plain"
          sending="Deleting…"
          className="-mx-2"
        >
          Delete certificate
        </SubmitButton>
      </Form>
    </div>
  );
}

function CertificateChoice({ label }: { label: string }) {
  const { error } = useField(CERTIFICATE_FIELD);
  const { input, choose, file } = useChosenFile();
  const id = `field-${CERTIFICATE_FIELD}`;
  return (
    <>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {file && (
        <div className="mb-2">
          <FilePreview file={file} />
        </div>
      )}
      <input
        ref={input}
        onChange={choose}
        id={id}
        name={CERTIFICATE_FIELD}
        type="file"
        accept={FILES}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help: HELP, error })}
        className="block w-full cursor-pointer text-sm file:mr-3 file:min-h-[44px] file:cursor-pointer file:rounded-full file:border file:border-solid file:border-field-line file:bg-card file:px-5 file:font-semibold"
      />
      <p id={`${id}-help`} className="mt-1 text-sm text-soft-ink">
        {HELP}
      </p>
      <FieldError id={id} error={error} />
    </>
  );
}
