/** Damaged requests of every kind: no 5xx, no change of state, no crash, no byte of another seat's secret. */
import { expect, test } from 'vitest';
import { startServer, temporaryFolder } from './arena.ts';
import { diceFor, fuzz } from './fuzz/fuzzer.ts';
import { leaksIn } from './fuzz/leaks.ts';
import { damagedToken } from './fuzz/mutate.ts';
import { setScene, stateOf } from './fuzz/scene.ts';

test('1,500 damaged requests at tables of every game', async () => {
  const folder = temporaryFolder();
  const report = await fuzz({ data: folder.path, seed: 'test', requests: 1500 });
  folder.remove();
  expect(report.findings).toEqual([]);
  expect(report.requests).toBe(1500);
  for (const status of [101, 200, 201, 400, 401, 403, 404, 409, 415, 422])
    expect([status, report.statuses.get(status) ?? 0]).toEqual([
      status,
      expect.toSatisfy((n: number) => n > 0),
    ]);
});

test('the fuzzer would notice: what the victim and the store know is a leak for everybody else', async () => {
  const folder = temporaryFolder();
  const server = await startServer(folder.path);
  const scene = await setScene(server.url, folder.path, ['submarine', 'sealed'], diceFor('notice', 0));
  for (const { id, invite, attacker, victim } of scene.targets) {
    const text = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}/api/matches/${id}`, { headers })).text();
    const own = await text({ authorization: `Bearer ${attacker.token}` });
    const spectator = await text({ 'fathom-invite': invite });
    const others = await text({ authorization: `Bearer ${victim.token}` });
    expect(leaksIn(own, scene, id)).toEqual([]);
    expect(leaksIn(own, scene, undefined)).toEqual(['more than the viewer may know']);
    expect(leaksIn(spectator, scene, undefined)).toEqual([]);
    expect(leaksIn(others, scene, id)).toEqual(['more than the viewer may know']);
  }
  const hidden = await fetch(`${server.url}/api/matches/${scene.foreign.id}`, {
    headers: { authorization: `Bearer ${scene.foreign.host.token}` },
  });
  expect(leaksIn(await hidden.text(), scene, undefined)).toContain(
    'an update of a table nobody here may see',
  );
  for (const secret of scene.secrets) expect(leaksIn(`.${secret}.`, scene, undefined)).not.toEqual([]);
  expect(scene.secrets.length).toBeGreaterThan(15);
  const before = stateOf(folder.path, scene);
  await scene.targets[0].victim.move(scene.targets[0].move, scene.targets[0].seq);
  expect(stateOf(folder.path, scene)).not.toEqual(before);
  await server.close();
  folder.remove();
});

test('a damaged token is never the token', () => {
  const token = 's1.abcdefgh.membermember.m1x2y3z4.ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopq';
  for (let n = 0; n < 5000; n++) {
    const damaged = damagedToken(diceFor('token', n), token, ['s1.other.member.m1.signature']);
    expect(damaged.trim()).not.toBe(token);
  }
});
