import { useState } from "react";
import { CopyField } from "../../sharing/copy-field";
import { describedBy, FieldFrame, fieldClasses } from "../../ui/field-frame";
import { SubmitButton } from "../../ui/submit-button";
import { excessProblem, TextLength, withCounter } from "../../ui/text-length";
import { fieldId } from "../field-names";
import { Fold, Panel } from "../panels/panel";
import { useStudioParts } from "../use-studio";
import { MAX_NAME_LENGTH, NAME_FIELD, OTHER_PRODUCT_FIELD, SAVING_ID } from "./saving-fields";

/** Names, saves and shares a design, and applies it to another product. */
export function SavePanel() {
  const { view } = useStudioParts();
  return (
    <Panel id={SAVING_ID} title="Save design">
      <NameField key={view.name} />
      <SavedWhere />
      {view.designId !== null && (
        <>
          <Fold title="Share it" isOpen={view.shareLink !== null}>
            <ShareFields />
          </Fold>
          {view.otherProducts.length > 0 && (
            <Fold title="Use it on another product" isOpen={false}>
              <OtherProductFields />
            </Fold>
          )}
        </>
      )}
    </Panel>
  );
}

function NameField() {
  const { view, errorOf, shownValue, isLive } = useStudioParts();
  const [title, setTitle] = useState(shownValue(NAME_FIELD, view.name));
  const id = fieldId(NAME_FIELD);
  const help = `Only you and people you share it with will see it. Up to ${MAX_NAME_LENGTH} characters.`;
  const excess = title.length > MAX_NAME_LENGTH ? excessProblem(MAX_NAME_LENGTH) : undefined;
  const error = excess ?? errorOf(NAME_FIELD);
  return (
    <FieldFrame
      id={id}
      label="Design title"
      help={help}
      error={error}
      isAnnounced={isLive && excess !== undefined}
    >
      <input
        type="text"
        id={id}
        name={NAME_FIELD}
        defaultValue={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={withCounter(id, describedBy(id, { help, error }))}
        className={fieldClasses}
      />
      <TextLength id={`${id}-length`} text={title} maxLength={MAX_NAME_LENGTH} awaitsScripts={!isLive} />
    </FieldFrame>
  );
}

function SavedWhere() {
  const { view } = useStudioParts();
  return (
    <div className="space-y-2">
      <SubmitButton name="intent" value="save" variant="quiet" sending="Saving…">
        Save this design
      </SubmitButton>
      <p className="text-sm text-soft-ink">
        {view.isSignedIn ? (
          <>
            Find your saved designs in{" "}
            <a href="/customer/account/my-saved-design" className={linkClasses}>
              your account
            </a>
            , on any device.
          </>
        ) : (
          <>
            {view.designId === null ? "Not saved yet." : "Saved in this browser."}{" "}
            <a href={`/customer/login?redirect=${encodeURIComponent(view.address)}`} className={linkClasses}>
              Sign in to keep it
            </a>{" "}
            and finish it on any device.
          </>
        )}
      </p>
    </div>
  );
}

function ShareFields() {
  const { view } = useStudioParts();
  if (view.shareLink === null)
    return (
      <>
        <p className="text-sm text-soft-ink">
          Anyone with the link can view this design, but not change it. You can stop sharing anytime.
        </p>
        <SubmitButton name="intent" value="share" variant="quiet" sending="Creating link…">
          Create link
        </SubmitButton>
      </>
    );
  return (
    <>
      <CopyField label="Link to this design" value={view.shareLink} />
      <SubmitButton name="intent" value="unshare" variant="quiet" sending="Stopping…">
        Stop sharing
      </SubmitButton>
    </>
  );
}

function OtherProductFields() {
  const { view } = useStudioParts();
  const id = fieldId(OTHER_PRODUCT_FIELD);
  return (
    <>
      <p className="text-sm text-soft-ink">
        We'll copy its photos and text to the other product, cropped to fit. This design stays as is.
      </p>
      <div>
        <label htmlFor={id} className="mb-1 block text-sm font-semibold">
          Product
        </label>
        <select id={id} name={OTHER_PRODUCT_FIELD} defaultValue="" className={fieldClasses}>
          <option value="">Choose a product</option>
          {view.otherProducts.map(({ title, products }) => (
            <optgroup key={title} label={title}>
              {products.map(({ sku, name }) => (
                <option key={sku} value={sku}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <SubmitButton name="intent" value="put-on" variant="quiet" sending="Copying…">
        Use on this product
      </SubmitButton>
    </>
  );
}

const linkClasses = "font-semibold underline underline-offset-4 hover:text-accent-strong";
