import { CopyField } from "../../sharing/copy-field";
import { describedBy, FieldFrame, fieldClasses } from "../../ui/field-frame";
import { SubmitButton } from "../../ui/submit-button";
import { fieldId } from "../field-names";
import { Fold, Panel } from "../panels/panel";
import { useStudioParts } from "../use-studio";
import { KEEPING_ID, LONGEST_NAME, NAME_FIELD, OTHER_PRODUCT_FIELD } from "./keeping-fields";

/** A design's name, where it is kept, who else may see it, and what else it can be put on. */
export function KeepPanel() {
  const { view } = useStudioParts();
  return (
    <Panel id={KEEPING_ID} title="Keep it">
      <NameField key={view.name} />
      <WhereKept />
      {view.designId !== null && (
        <>
          <Fold title="Share it" isOpen={view.shareLink !== null}>
            <ShareFields />
          </Fold>
          {view.otherProducts.length > 0 && (
            <Fold title="Put it on something else" isOpen={false}>
              <OtherProductFields />
            </Fold>
          )}
        </>
      )}
    </Panel>
  );
}

function NameField() {
  const { view, errorOf, shownValue } = useStudioParts();
  const id = fieldId(NAME_FIELD);
  const help = "Only for you, and for those you share it with.";
  const error = errorOf(NAME_FIELD);
  return (
    <FieldFrame id={id} label="What you call it" help={help} error={error}>
      <input
        type="text"
        id={id}
        name={NAME_FIELD}
        defaultValue={shownValue(NAME_FIELD, view.name)}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        className={fieldClasses}
      />
    </FieldFrame>
  );
}

function WhereKept() {
  const { view } = useStudioParts();
  return (
    <div className="space-y-2">
      <SubmitButton name="intent" value="save" variant="quiet" sending="Saving…">
        Save this design
      </SubmitButton>
      <p className="text-sm text-soft-ink">
        {view.isSignedIn ? (
          <>
            Saved designs are in{" "}
            <a href="/customer/account/my-saved-design" className={linkClasses}>
              your account
            </a>
            , on every device.
          </>
        ) : (
          <>
            {view.designId === null ? "Not saved yet." : "Saved in this browser."}{" "}
            <a href={`/customer/login?redirect=${encodeURIComponent(view.address)}`} className={linkClasses}>
              Sign in to keep it
            </a>{" "}
            and go on with it on any device.
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
          With a link others can look at this design. They cannot change it, and you can stop it at any time.
        </p>
        <SubmitButton name="intent" value="share" variant="quiet" sending="Making a link…">
          Make a link
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
        Its photos and words go onto the other product, cropped to fit. This design stays as it is.
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
      <SubmitButton name="intent" value="put-on" variant="quiet" sending="Putting it on…">
        Put it on this
      </SubmitButton>
    </>
  );
}

const linkClasses = "font-semibold underline underline-offset-4 hover:text-accent";
