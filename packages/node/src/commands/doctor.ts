import { existsSync } from 'node:fs';
import { addSettings, type SettingsOption } from '../configured.ts';
import { findingsOf } from '../doctor/checks.ts';
import type { Finding } from '../doctor/finding.ts';
import { thisMachine } from '../doctor/machine.ts';
import { print } from '../output.ts';
import { settingsFileName } from '../settings-file.ts';

interface DoctorOptions extends SettingsOption {
  readonly json: boolean;
}

/** Checks what the service needs, and prints a line for each finding. Answers the exit status. */
export async function doctor(options: DoctorOptions): Promise<number> {
  const errors = addSettings(options);
  const file = options.settings ?? (existsSync(settingsFileName) ? settingsFileName : undefined);
  // With other settings than were meant, the rest would be about another service
  const findings =
    errors.length > 0
      ? errors.map((message): Finding => ({ check: 'settings', state: 'wrong', message }))
      : await findingsOf(process.env, file, thisMachine);
  const isRight = findings.every(({ state }) => state !== 'wrong');
  print(options.json ? `${JSON.stringify({ ok: isRight, findings })}\n` : findings.map(lineOf).join(''));
  return isRight ? 0 : 1;
}

const columns = { state: 9, check: 10 };

function lineOf({ check, state, message, remedy }: Finding): string {
  const rest = remedy === undefined ? '' : `. ${remedy}`;
  return `${state.padEnd(columns.state)}${check.padEnd(columns.check)}${message}${rest}\n`;
}
