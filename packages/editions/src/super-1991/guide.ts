import { type GuidePlan, rulesFrom } from '../schema/guide.ts';

export const plan: GuidePlan = {
  fromAge: 10,
  turn: [
    {
      id: 'begin',
      picture: ['die:5', 'die:3', 'icon:passage'],
      does: ['roll', 'passage'],
      rules: ['X91-04', 'X91-10'],
    },
    {
      id: 'move',
      picture: ['pawn:gray', 'squares', 'card:gazebo'],
      does: ['move'],
      rules: ['X91-05', 'X91-06', 'X91-07'],
    },
    {
      id: 'spy',
      picture: ['icon:eye', 'face:peach', 'back', 'then', 'face:gray'],
      does: ['spy'],
      rules: ['X91-13'],
    },
    {
      id: 'suggest',
      picture: ['card:plum', 'card:horseshoe', 'card:gazebo'],
      does: ['suggest'],
      rules: ['X91-14', 'X91-15'],
    },
    {
      id: 'answer',
      picture: ['face:mustard', 'back', 'face:scarlet', 'back', 'then', 'face:gray'],
      does: ['show'],
      rules: ['X91-16'],
    },
    { id: 'accuse', picture: ['envelope'], does: ['accuse', 'end'], rules: ['X91-17', 'X91-18'] },
  ],
  example: {
    asker: 'gray',
    own: 'rope',
    named: ['plum', 'horseshoe', 'gazebo'],
    answers: [
      { by: 'mustard', does: 'shows', holds: ['horseshoe'] },
      { by: 'peacock', does: 'lacks', holds: [] },
      { by: 'scarlet', does: 'shows', holds: ['gazebo', 'plum'] },
    ],
  },
  special: [
    { id: 'everybody', rules: ['X91-16'] },
    { id: 'spies', rules: ['X91-13'] },
    { id: 'through', rules: ['X91-06', 'X91-07', 'X91-08'] },
    { id: 'passages', rules: ['X91-09', 'X91-10', 'X91-11'] },
    { id: 'garden', rules: ['X91-12'] },
    { id: 'hall', rules: ['X91-01', 'X91-02'] },
    { id: 'secret', rules: ['X91-17'] },
  ],
  parts: [
    { part: 'setUp', rules: rulesFrom('X91', 1, 3) },
    { part: 'moving', rules: rulesFrom('X91', 4, 13) },
    { part: 'suggesting', rules: rulesFrom('X91', 14, 16) },
    { part: 'accusing', rules: rulesFrom('X91', 17, 18) },
  ],
};
