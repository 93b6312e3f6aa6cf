/** What is pressed in a scene, by signs and places: the same in every language. */
import type { Page } from 'playwright-core';

type Act = (page: Page) => Promise<boolean>;

/** A button of the bar at the top, by its drawing. */
export function top(sign: string, then: string): Act {
  return async page => {
    const button = page.locator(`.top .ibtn:has([data-sign=${sign}])`);
    if (!(await button.first().isVisible())) return false;
    await button.first().click();
    await page.locator(then).first().waitFor();
    return true;
  };
}

export function key(name: string, then: string): Act {
  return async page => {
    const there = page.locator(then).first();
    for (let tries = 0; tries < 10 && !(await there.isVisible()); tries++) {
      await page.keyboard.press(name);
      await there.waitFor({ timeout: 1000 }).catch(() => undefined);
    }
    return there.isVisible();
  };
}

/** What is read about a thing. */
export function read(thing: string, nth = 0): Act {
  return async page => {
    const target = page.locator(thing).nth(nth);
    if ((await target.count()) === 0 || !(await target.isVisible())) return false;
    const sheet = page.locator('.sheet.reading');
    // What can be read is loaded after the board.
    for (let tries = 0; tries < 10 && !(await sheet.isVisible()); tries++) {
      await target.dispatchEvent('contextmenu', { bubbles: true, cancelable: true });
      await sheet.waitFor({ timeout: 300 }).catch(() => undefined);
    }
    return sheet.isVisible();
  };
}

export function press(thing: string, then: string): Act {
  return async page => {
    const target = page.locator(thing).first();
    if (!(await target.isVisible())) return false;
    await target.click();
    await page.locator(then).first().waitFor();
    return true;
  };
}

/** Waits until it is there. */
export function shown(thing: string): Act {
  return async page => {
    await page.locator(thing).first().waitFor();
    return true;
  };
}

/** Scrolls there. */
export function scroll(thing: string): Act {
  return async page => {
    await page
      .locator(thing)
      .first()
      .evaluate(element => element.scrollIntoView({ block: 'start' }));
    return true;
  };
}

export function all(...acts: readonly Act[]): Act {
  return async page => {
    for (const act of acts) if (!(await act(page))) return false;
    return true;
  };
}

/** Presses what is not lit until a rule is quoted. */
export const refusal: Act = async page => {
  const things = page.locator('.board button:not(.legal):not(.can), .tray button:not(.legal):not(.can)');
  const count = Math.min(30, await things.count());
  for (let i = 0; i < count; i++) {
    await things
      .nth(i)
      .click({ force: true, timeout: 1000 })
      .catch(() => undefined);
    if (await page.locator('dialog.refusal[open], [role=alertdialog], .reading .refused').first().isVisible())
      return true;
    await page.keyboard.press('Escape');
  }
  return false;
};
