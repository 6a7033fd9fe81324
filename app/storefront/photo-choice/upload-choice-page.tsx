import { Form, Link } from "@remix-run/react";
import { ProductGrid } from "../catalog/product-grid";
import { OWN_PHOTO_FIELD } from "../studio/field-names";
import { PHOTO_RULE, PHOTO_TYPES } from "../studio/photos/accepted-photos";
import { Breadcrumbs, type Trail } from "../ui/breadcrumbs";
import { ErrorSummary } from "../ui/error-summary";
import { describedBy, FieldError } from "../ui/field-frame";
import { Notice } from "../ui/notice";
import { Page, PageHeading } from "../ui/page";
import { SubmitButton } from "../ui/submit-button";
import type { UploadChoiceView } from "./read-upload-choice.server";
import { type OwnPhoto, UPLOAD_CHOICE_PATH } from "./upload-choice-view";

const PHOTO_LABEL = "Choose a photo";

export const UPLOAD_CHOICE_TRAIL: Trail = { steps: [], here: "Your photo on our gifts" };

interface UploadChoicePageProps {
  view: UploadChoiceView;
  /** Why the uploaded photo was rejected; each upload has its own object. */
  rejection?: { problem: string };
}

/** One photo previewed on a dozen products, each with a link to its tool. */
export function UploadChoicePage({ view, rejection }: UploadChoicePageProps) {
  const { photo, photos, isMissing, cards } = view;
  return (
    <Page>
      <Breadcrumbs {...UPLOAD_CHOICE_TRAIL} />
      <PageHeading lead="Upload one photo and see it on a dozen gifts before you choose.">
        See your photo on our gifts
      </PageHeading>
      {isMissing && (
        <Notice kind="error" className="mb-5">
          We couldn't find that photo here. It may have been uploaded in another browser or account. Please
          upload it again.
        </Notice>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <PhotoForm rejection={rejection} />
        {photos.length > 0 && <OwnPhotos photos={photos} chosen={photo?.id} />}
      </div>
      {photo && (
        <section id="products" aria-labelledby="products-heading" className="mt-10 scroll-mt-4">
          <h2 id="products-heading" className="mb-4 font-heading text-xl font-semibold">
            See it on
          </h2>
          <ProductGrid cards={cards} />
        </section>
      )}
    </Page>
  );
}

function PhotoForm({ rejection }: Pick<UploadChoicePageProps, "rejection">) {
  const id = `field-${OWN_PHOTO_FIELD}`;
  const problem = rejection?.problem;
  const help = `${PHOTO_RULE}.`;
  return (
    <Form
      method="post"
      action={UPLOAD_CHOICE_PATH}
      encType="multipart/form-data"
      className="rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <ErrorSummary
        source={rejection}
        problems={problem ? [{ id, label: PHOTO_LABEL, message: problem }] : []}
        className="mb-4"
      />
      <label htmlFor={id} className="mb-2 block font-semibold">
        {PHOTO_LABEL}
      </label>
      <input
        id={id}
        name={OWN_PHOTO_FIELD}
        type="file"
        accept={PHOTO_TYPES}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, { help, error: problem })}
        className="block w-full cursor-pointer text-sm file:mr-3 file:min-h-[44px] file:cursor-pointer file:rounded-full file:border file:border-solid file:border-field-line file:bg-card file:px-5 file:font-semibold"
      />
      <p id={`${id}-help`} className="mt-1 text-sm text-soft-ink">
        {help} Only you can see it.
      </p>
      <FieldError id={id} error={problem} />
      <SubmitButton className="mt-4" sending="Uploading your photo…">
        Show my photo
      </SubmitButton>
    </Form>
  );
}

function OwnPhotos({ photos, chosen }: { photos: OwnPhoto[]; chosen?: string }) {
  return (
    <section aria-labelledby="own-photos" className="rounded-card border border-line bg-card p-4 sm:p-5">
      <h2 id="own-photos" className="mb-2 font-semibold">
        Or use a photo you've already uploaded
      </h2>
      <ul className="flex flex-wrap gap-2">
        {photos.map(({ id, width, height }, index) => (
          <li key={id}>
            <Link
              to={`${UPLOAD_CHOICE_PATH}?${OWN_PHOTO_FIELD}=${id}#products`}
              aria-current={id === chosen ? "true" : undefined}
              className="block rounded-field border-2 border-transparent p-0.5 hover:border-field-line aria-[current]:border-accent"
            >
              <img
                src={`/photos/${id}/thumbnail`}
                alt={`Upload ${index + 1}`}
                width={width}
                height={height}
                loading="lazy"
                className="h-16 w-16 rounded-field object-cover"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
