import { CAPTCHA_FIELD, PERSON_LABEL } from "../session/captcha-names";
import { ConfirmPerson } from "../session/confirm-person";
import { GuardedForm } from "../session/guarded-form";
import { Breadcrumbs, type Trail } from "../ui/breadcrumbs";
import { ButtonLink } from "../ui/button";
import { CheckboxField } from "../ui/checkbox-field";
import { EmailField } from "../ui/email-field";
import { EverythingLink } from "../ui/everything-link";
import { Field } from "../ui/field";
import { FormProblems } from "../ui/form-problems";
import { Container, PageHeading } from "../ui/page";
import { SubmitButton } from "../ui/submit-button";
import { TextAreaField } from "../ui/text-area-field";
import { CustomerPhotos } from "./customer-photos";
import { PhotoChoice } from "./photo-choice";
import type { SharePhotoView } from "./read-share-photo.server";
import { CONSENT, PHOTO_FIELD, SHARE_PHOTO_PATH, sharePhotoValidator } from "./share-photo-form";

const labels = {
  [PHOTO_FIELD]: "Your photo",
  pet_name: "Your pet's name",
  email: "Email",
  story: "A line about your pet",
  consent: "Your consent",
  [CAPTCHA_FIELD]: PERSON_LABEL,
};

export const SHARE_PHOTO_TRAIL: Trail = { steps: [], here: "Share your photo" };

/** The form to share a photo in return for $10 off (specification §2). */
export function SharePhotoPage({ view }: { view: SharePhotoView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <Breadcrumbs {...SHARE_PHOTO_TRAIL} />
      <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <PageHeading
            lead="Show us who it's all for. Get a code for $10 off for the first photo you share."
            className="mb-0"
          >
            Share your photo
          </PageHeading>
          <Polaroid />
        </div>
        <div className="lg:row-span-2">{view.isShared ? <Thanks /> : <PhotoForm view={view} />}</div>
        <SmallPrint />
      </div>
      {view.customerPhotos.length > 0 && (
        <section aria-labelledby="customer-photos" className="mt-10 lg:mt-16">
          <h2 id="customer-photos" className="mb-6 font-heading text-2xl font-semibold md:text-3xl">
            Shared by our customers
          </h2>
          <CustomerPhotos photos={view.customerPhotos} />
        </section>
      )}
    </Container>
  );
}

function Polaroid() {
  return (
    <div className="mt-8 hidden w-[300px] -rotate-2 rounded-field bg-print p-4 pb-3 text-on-print shadow-float lg:ml-8 lg:block">
      <img src="/drawings/dog-corgi.svg" alt="" width="400" height="400" className="w-full" />
      <p aria-hidden="true" className="mt-3 text-center font-heading text-lg">
        Your pet here
      </p>
    </div>
  );
}

function SmallPrint() {
  return (
    <div className="prose">
      <h2>What happens to your photo</h2>
      <ul>
        <li>We look at every photo ourselves before showing it anywhere.</li>
        <li>We only show it on our website or in our newsletter, with your pet's name.</li>
        <li>We never show your name or address, and we remove location data right away.</li>
        <li>Changed your mind? Reply to our email and we'll take the photo down.</li>
      </ul>
      <h2>The $10</h2>
      <p>
        One code per person, by email, for orders of $25 or more. It works once, with your email address, for
        180 days, and can't be combined with another code.
      </p>
    </div>
  );
}

function PhotoForm({ view }: { view: SharePhotoView }) {
  return (
    <GuardedForm
      honeypot={view.honeypot}
      purpose="share_photo"
      validator={sharePhotoValidator}
      encType="multipart/form-data"
      className="grid grid-cols-1 content-start gap-5 rounded-card border border-line bg-card p-5 md:p-8"
    >
      <FormProblems labels={labels} />
      <PhotoChoice label={labels[PHOTO_FIELD]} />
      <Field name="pet_name" label={labels.pet_name} required limit={60} autoComplete="off" />
      <EmailField label={labels.email} required help="We'll send your code here." />
      <TextAreaField name="story" label={labels.story} rows={3} limit={1000} />
      <CheckboxField name="consent" label={CONSENT} />
      <ConfirmPerson />
      <SubmitButton sending="Sharing…" className="w-full sm:w-auto sm:justify-self-start">
        Share my photo
      </SubmitButton>
    </GuardedForm>
  );
}

function Thanks() {
  return (
    <div className="content-start rounded-card border border-line bg-card p-5 md:p-8">
      <h2 className="font-heading text-2xl font-semibold">What a face. Thank you!</h2>
      <p className="mt-3">
        We've emailed you. If this was your first shared photo, your code for $10 off is inside.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <EverythingLink />
        <ButtonLink to={SHARE_PHOTO_PATH} variant="quiet">
          Share another photo
        </ButtonLink>
      </div>
    </div>
  );
}
