import { redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { ConfigurationDocument, SetConfigurationDocument } from "../documents.generated";
import { failedForm } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { openAdmin } from "../frame/staff-session.server";
import { grouped } from "./setting-groups";

/** The configuration of the address's store, the person's first one without. */
export async function readSettings(request: Request) {
  const visit = await openAdmin(request);
  const { searchParams } = new URL(request.url);
  const { stores } = visit.staff;
  const store = stores.find(({ code }) => code === searchParams.get("store")) ?? stores[0];
  const { configuration, fixedSettings } = await visit.read(ConfigurationDocument, {
    store: store?.code ?? "",
  });
  return {
    stores,
    store: store?.code ?? "",
    groups: grouped(configuration),
    fixed: fixedSettings,
    formKey: newFormKey(),
    done: searchParams.has("done") ? "The setting was changed. The shop uses it now." : null,
  };
}

export type SettingsView = Awaited<ReturnType<typeof readSettings>>;

/** What the page shows at the setting whose form failed. */
export interface SettingProblem {
  name: string;
  message: string;
  value: string;
  needsConfirmation: boolean;
}

/** Changes a setting, or resets it to the folder's value, and shows all of them again. */
export async function changeSetting(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const [store, name, value] = [fieldText(form, "store"), fieldText(form, "name"), fieldText(form, "value")];
  const intent = fieldText(form, "intent");
  const typed = intent === "undo" ? fieldText(form, "previous") : value;
  const input = {
    store_code: store,
    name,
    value: intent === "reset" ? null : typed,
    shown_value: form.has("shown") ? fieldText(form, "shown") : null,
    key: `${fieldText(form, "key")}-${name}`.slice(0, 64),
  };
  const result = await visit.attemptTyped(SetConfigurationDocument, { input });
  if (result.ok)
    return redirect(`/admin/settings?${new URLSearchParams({ store, done: name })}#${name}`, 303);
  const needsConfirmation = result.code === "CONFIRM";
  return failedForm<SettingProblem>(result, { name, message: result.message, value, needsConfirmation });
}
