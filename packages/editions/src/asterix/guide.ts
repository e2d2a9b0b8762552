import { type GuidePlan, rulesFrom } from '../schema/guide.ts';

export const plan: GuidePlan = {
  fromAge: 8,
  turn: [
    {
      id: 'begin',
      picture: ['die:3', 'die:6', 'icon:passage'],
      does: ['roll', 'passage'],
      rules: ['AST-03', 'AST-04'],
    },
    {
      id: 'move',
      picture: ['pawn:grossebaf', 'squares', 'card:longship'],
      does: ['move'],
      rules: ['AST-05', 'AST-06', 'AST-07'],
    },
    {
      id: 'suggest',
      picture: ['card:olibrius', 'card:sack', 'card:longship'],
      does: ['suggest'],
      rules: ['AST-09', 'AST-10'],
    },
    {
      id: 'answer',
      picture: ['face:cinematograf', 'back', 'then', 'face:grossebaf'],
      does: ['show'],
      rules: ['AST-11', 'AST-12'],
    },
    { id: 'accuse', picture: ['envelope'], does: ['accuse', 'end'], rules: ['AST-12', 'AST-13'] },
  ],
  example: {
    asker: 'grossebaf',
    own: 'inn',
    named: ['olibrius', 'sack', 'longship'],
    answers: [
      { by: 'batdaf', does: 'lacks', holds: [] },
      { by: 'cinematograf', does: 'shows', holds: ['longship', 'sack'] },
      { by: 'barberouge', does: 'not-asked', holds: [] },
    ],
  },
  special: [
    { id: 'kidnapping', rules: ['AST-01'] },
    { id: 'may', rules: ['AST-09'] },
    { id: 'over', rules: ['AST-12'] },
    { id: 'leave', rules: ['AST-10'] },
    { id: 'squares', rules: ['AST-05'] },
    { id: 'passages', rules: ['AST-03', 'AST-04'] },
  ],
  parts: [
    { part: 'setUp', rules: rulesFrom('AST', 1, 2) },
    { part: 'moving', rules: rulesFrom('AST', 3, 8) },
    { part: 'suggesting', rules: rulesFrom('AST', 9, 12) },
    { part: 'accusing', rules: rulesFrom('AST', 13, 14) },
  ],
};
