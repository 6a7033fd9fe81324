/** `npm run codegen`: writes the generated files and the documentation of the settings. */
import "./codegen/generate";
import { saveGenerated } from "./save-generated";
import { settingsDocs } from "./settings-docs";

saveGenerated(settingsDocs());
